import { createHmac, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

export type Vault = {
  /** A name for an address that no one without the key can turn back or try out. */
  aliasOf(email: string): string;
  /** Encrypts what belongs to a person; it opens for that person's id only. */
  seal(secret: string, userId: string): Promise<Buffer>;
  open(sealed: Buffer, userId: string): Promise<Opened>;
};

/** `isOldKey`: it should be sealed anew, so that the older key can go. */
type Opened = { secret: string; isOldKey: boolean };

const OPTIONS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

/**
 * Everything that rests on SECRET_KEY, each use with a key of its own. The newest key, which comes first, seals and makes
 * names; all of them open. After a change of keys counters of an address begin anew, once: they last a day at most.
 */
export function createVault(secretKeys: readonly Buffer[]): Vault {
  const derive = (use: string) =>
    secretKeys.map((key) => new Uint8Array(hkdfSync('sha256', key, '', `qrigin ${use}`, 32)));
  const [aliasKey] = derive('alias');
  const sealKeys = derive('seal');
  const [sealKey] = sealKeys;
  if (!aliasKey || !sealKey) throw new Error('there is no SECRET_KEY');

  async function decrypt(sealed: Buffer) {
    for (const [age, key] of sealKeys.entries()) {
      try {
        return { ...(await compactDecrypt(sealed.toString(), key, OPTIONS)), isOldKey: age > 0 };
      } catch (error) {
        if (!(error instanceof errors.JWEDecryptionFailed)) throw error;
      }
    }
    throw new Error('sealed with a key that is not in SECRET_KEY');
  }

  return {
    aliasOf: (email) => createHmac('sha256', aliasKey).update(email).digest('base64url'),

    async seal(secret, userId) {
      const text = await new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', sub: userId })
        .encrypt(sealKey);
      return Buffer.from(text);
    },

    async open(sealed, userId) {
      const { plaintext, protectedHeader, isOldKey } = await decrypt(sealed);
      if (protectedHeader['sub'] !== userId) throw new Error('sealed for another person');
      return { secret: new TextDecoder().decode(plaintext), isOldKey };
    },
  };
}
