package tumult.server.entity;

/** A table's whole history in one piece, so that it comes back to memory by one read. */
@SuppressWarnings("ArrayRecordComponent") // never compared, never changed
record Snapshot(byte[] lines) {}
