import { createPackaging } from '@qrigin/domain/packaging';
import { CODES_PER_RUN_MAX } from '@qrigin/domain/qr';
import { z } from 'zod';
import { typedCount } from '../../packaging/count/typed-count.ts';

const { name, printFormat } = createPackaging.body.shape;

/** The fields as they are typed. */
export const TypedBlanks = z.object({ name, printFormat, count: typedCount(CODES_PER_RUN_MAX) });

export const NO_BLANKS: z.input<typeof TypedBlanks> = { name: '', printFormat: 'label', count: '100' };
