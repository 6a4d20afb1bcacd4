import { expect, test } from 'vitest';
import { seedResources } from '../../seeds/resources';
import { seedUsers } from '../../seeds/users';
import { toCsv } from './csv';
import { averageText, fileName, resourcesTable, usersTable } from './exportFile';

// The first of the two is still Friday in Greenwich.
test.each([
  [new Date(2026, 10, 21, 7, 0), '20261121'],
  [new Date(2026, 10, 21, 23, 30), '20261121'],
])('an export’s file name has the local date (%s)', (now, stamp) => {
  expect(fileName(usersTable([], now), 'csv')).toBe(`users_export_${stamp}.csv`);
  expect(fileName(resourcesTable([], now), 'pdf')).toBe(`resources_export_${stamp}.pdf`);
});

test('exports of users and resources have their titles, columns and cells', () => {
  const now = new Date(2026, 10, 21);
  const users = usersTable(seedUsers(now), now);
  expect(users.title).toBe('User Management Report');
  expect(toCsv(users.columns, users.records).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFID,Email,Role',
    '1,admin@example.org,Administrator',
  ]);
  const [resource] = seedResources(now);
  const rated = { ...resource!, title: 'A "good" walk', description: 'Up, down', averageRating: 4 };
  const resources = resourcesTable([rated, { ...rated, averageRating: null }], now);
  expect(resources.title).toBe('Resource Management Report');
  const { id, category } = rated;
  expect(toCsv(resources.columns, resources.records)).toBe(
    `\uFEFFID,Title,Category,Description,Average Rating\r\n${id},"A ""good"" walk",${category},"Up, down",4.0\r\n${id},"A ""good"" walk",${category},"Up, down",\r\n`,
  );
});

test('an average is exported with one decimal', () => {
  expect([4, 4.25, 4.349, null, NaN].map(averageText)).toEqual(['4.0', '4.3', '4.3', '', '']);
});
