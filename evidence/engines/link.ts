import { execFileSync } from 'node:child_process';

/** The network that `evidence/commands/testNetwork.mjs` makes: this process is in one network namespace, the server in another. */
export interface CutNetwork {
  /** The address of the site. */
  address: string;
  /** Where the server keeps its data. */
  dataFolder: string;
  /** The name of the link, at both ends. */
  link: string;
  /** The routing table for what goes over it. */
  table: string;
  /** The server's namespace. */
  site: string;
  homeAddress: string;
  siteAddress: string;
}

/** The one link between the browser and the server, as the operating system has it. */
export interface Link {
  /** As in aeroplane mode: this machine has no network. */
  cut(): void;
  /** As behind a dead router: there is a network, and nothing ever comes back. */
  silence(): void;
  /** After either. */
  mend(): void;
}

const ip = (...args: string[]) => execFileSync('ip', args);

export function linkOf({ link, table, site, homeAddress, siteAddress }: CutNetwork): Link {
  return {
    cut: () => ip('link', 'set', link, 'down'),
    mend() {
      ip('-n', site, 'route', 'flush', 'type', 'blackhole');
      ip('link', 'set', link, 'up');
      // The system forgets the way with the link.
      const way = ['default', 'via', siteAddress, 'src', homeAddress];
      ip('route', 'replace', ...way);
      ip('route', 'replace', ...way, 'table', table);
    },
    silence: () => ip('-n', site, 'route', 'add', 'blackhole', `${homeAddress}/32`),
  };
}
