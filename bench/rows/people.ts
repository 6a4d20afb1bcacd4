/** One row of the tables that are compared. */
export interface Person {
  id: number;
  email: string;
  role: string;
}

const first = ['ada', 'bruce', 'carol', 'dawn', 'edith', 'frank', 'margaret', 'nina', 'oscar', 'ruth'];
const last = ['archer', 'baker', 'carter', 'dyer', 'fisher', 'mason', 'potter', 'smith', 'turner', 'weaver'];
const roles = ['user', 'user', 'admin', 'user', 'healthcare', 'user', 'user'];

/** As many people as asked for, in no order, the same at every run. */
export function people(count: number): Person[] {
  let seed = 11;
  const one = (list: readonly string[]) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return list[seed % list.length] ?? '';
  };
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    email: `${one(first)}.${one(last)}${at + 1}@example.org`,
    role: one(roles),
  }));
}

/** How many rows the address of the page asks for. */
export const wanted = Number(new URLSearchParams(location.search).get('rows') ?? 10_000);
