"""Server for online tables over HTTP and WebSocket, on one machine or several."""
