import { startServer } from './server.mjs';

/** One server for all tests but those that kill theirs. */
export default async function setup() {
  const server = await startServer();
  process.env.TUMULT_URL = server.url;
  return () => server.stop();
}
