import { createHmac, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

export type Vault = {
  /** A name for an address that nobody without the key can turn back or try out. */
  aliasOf(email: string): string;
  /** Encrypts what belongs to a person; it opens for that person's id only. */
  seal(secret: string, userId: string): Promise<Buffer>;
  open(sealed: Buffer, userId: string): Promise<string>;
};

/** Everything that rests on SECRET_KEY, each use with a key of its own. */
export function createVault(secretKey: string): Vault {
  const derive = (use: string) =>
    new Uint8Array(hkdfSync('sha256', Buffer.from(secretKey, 'base64'), '', `qrigin ${use}`, 32));
  const aliasKey = derive('alias');
  const sealKey = derive('seal');
  return {
    aliasOf: (email) => createHmac('sha256', aliasKey).update(email).digest('base64url'),

    async seal(secret, userId) {
      const text = await new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', sub: userId })
        .encrypt(sealKey);
      return Buffer.from(text);
    },

    async open(sealed, userId) {
      const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
      const { plaintext, protectedHeader } = await compactDecrypt(sealed.toString(), sealKey, options);
      if (protectedHeader['sub'] !== userId) throw new Error('sealed for another person');
      return new TextDecoder().decode(plaintext);
    },
  };
}
