import type { FileRefusal } from '@qrigin/domain/files';

/** The file is not taken, for this reason. Anything else that is thrown is a fault of ours. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}
