// node bench/community/bare.mjs FOLDER: the least that stores records and lists them durably: one Fastify route each over
// libsql, with nobody's rights looked at. Writes its port to the standard output.
import { join } from 'node:path';
import Fastify from 'fastify';
import Database from 'libsql';

const database = new Database(join(process.argv[2], 'bare.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(
  'CREATE TABLE records (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, fields TEXT NOT NULL) STRICT',
);
const insert = database.prepare('INSERT INTO records (id, fields) VALUES (?, ?)');
const select = database.prepare('SELECT position, fields FROM records ORDER BY position LIMIT ?');

const app = Fastify();
app.put('/records/:id', async (request, reply) => {
  const { lastInsertRowid: version } = insert.run(request.params.id, JSON.stringify(request.body.record));
  return reply.code(201).send({ version, record: request.body.record });
});
app.get('/records', async (request) => ({
  records: select
    .all(Number(request.query.limit))
    .map(({ position, fields }) => ({ version: position, record: JSON.parse(fields) })),
}));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
