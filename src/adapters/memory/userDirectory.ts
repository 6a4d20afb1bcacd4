import type { UserDocument } from '@/shared/domain/users/user';
import type { Account } from '../../ports/identity';
import { UserDirectoryError, type UserDirectory } from '../../ports/userDirectory';

/** The initial state of the in-memory directory. */
export interface MemoryUserDirectoryOptions {
  /** The documents, by uid; several devices share them. */
  documents: Map<string, UserDocument>;
  /** Returns the account that is logged in on this device. */
  whoIsThere: () => Account | null;
  isReachable?: () => boolean;
  /** True where people may make themselves administrators. */
  adminSignUp?: boolean;
}

/** Documents that live as long as the page, for stories and tests. */
export function createMemoryUserDirectory({
  documents,
  whoIsThere,
  isReachable = () => true,
  adminSignUp = false,
}: MemoryUserDirectoryOptions): UserDirectory {
  async function checkOwner(uid: string): Promise<void> {
    await Promise.resolve();
    if (!isReachable()) throw new UserDirectoryError('unreachable');
    if (whoIsThere()?.uid !== uid) throw new UserDirectoryError('permission-denied');
  }
  return {
    async create(uid, document) {
      await checkOwner(uid);
      if (documents.has(uid)) throw new UserDirectoryError('permission-denied');
      const role = document.role === 'admin' && adminSignUp ? 'admin' : 'user';
      const kept = { ...document, role } as const;
      documents.set(uid, kept);
      return kept;
    },
    async read(uid) {
      await checkOwner(uid);
      return documents.get(uid) ?? null;
    },
    async rename(uid, name) {
      await checkOwner(uid);
      const { name: _, ...document } = documents.get(uid)!;
      documents.set(uid, { ...document, ...(name && { name }) });
    },
  };
}
