import { dictionary } from '@zxcvbn-ts/language-common';

const LISTED = 10_000;

/** The passwords that most people use, by how often they were seen. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, LISTED).map(String),
);
