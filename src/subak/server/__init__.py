"""The server: tables for the browser. docs/protocol.md says what travels; `subak serve` starts it."""
