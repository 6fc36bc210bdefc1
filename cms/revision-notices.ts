import { Connection } from './postgres-pool.ts';

/** The name is known to the trigger (cms/migrations/postgres) as well. */
const channel = 'content_revision';
const pauseInMilliseconds = 1000;

/**
 * Has PostgreSQL tell at once when the content revision has changed, on whichever node, over a
 * connection of its own that is opened again whenever it is lost. A silent one is not noticed:
 * whoever needs to know asks now and then as well.
 * @param changed called with each notice, and when some may have been missed.
 * @returns a function that ends it.
 */
export function listenToRevision(url: string, changed: () => void): () => void {
  let connection: Connection | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  const open = async () => {
    const opened = new Connection({
      connectionString: url,
      application_name: 'website: content revision',
      connectionTimeoutMillis: 4000,
      query_timeout: 4000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    connection = opened;
    const openAgain = () => {
      if (connection !== opened) return;
      connection = undefined;
      opened.cut();
      if (!isEnded) timer = setTimeout(open, pauseInMilliseconds).unref();
    };
    opened.once('end', openAgain);
    opened.on('notification', changed);
    try {
      await opened.connect();
      await opened.query(`LISTEN ${channel}`);
      changed();
    } catch {
      openAgain();
    }
  };

  void open();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    connection?.cut();
  };
}
