/** The best that Node can do: one response from memory. `node bare-server.ts PORT FILE ENCODING` */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = '', encoding = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = [
  ...['content-type', 'text/html; charset=utf-8'],
  ...['content-length', String(body.length), 'content-encoding', encoding],
];

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
