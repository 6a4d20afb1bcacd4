const tables = (number: 'INTEGER' | 'BIGINT', text: string, options: string) => `
   CREATE TABLE lists (
     name ${text} NOT NULL PRIMARY KEY,
     version ${text} NOT NULL,
     body ${text} NOT NULL
   )${options};
   CREATE TABLE deletions (
     uid ${text} NOT NULL PRIMARY KEY,
     deleted_at ${number} NOT NULL
   )${options};`;

/** Lists of services and suburbs were files in the data folder; who has left was known to a file alone. */
export const listsStep = {
  sqlite: tables('INTEGER', 'TEXT', ' STRICT'),
  postgres: tables('BIGINT', 'TEXT COLLATE "C"', ''),
};
