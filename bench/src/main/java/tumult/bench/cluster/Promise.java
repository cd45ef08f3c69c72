package tumult.bench.cluster;

/**
 * What somebody was told: their command has happened, as that event.
 *
 * @param late whether it was said on a line that the person had given up already, by a node that
 *     was frozen or cut off
 */
record Promise(String command, long event, boolean late) {}
