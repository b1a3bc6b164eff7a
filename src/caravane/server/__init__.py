"""The server: online tables over HTTP and WebSocket, on one machine or many."""
