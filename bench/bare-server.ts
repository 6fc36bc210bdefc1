/**
 * The best that Node can do: one response from memory, with the same bytes and headers as the
 * site's. `node bare-server.ts PORT FILE HEADERS`, the headers as JSON, names and values in turn.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = '', headers = '[]'] = process.argv.slice(2);
const body = readFileSync(file);
const sent: string[] = JSON.parse(headers);

createServer((_, response) => {
  response.writeHead(200, sent);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
