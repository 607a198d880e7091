import { RECALLS_FEATURE } from '@qrigin/domain/recalls';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { noticeWords } from './notice-words.ts';
import { routes } from './routes.ts';

export const recalls = serverFeature(RECALLS_FEATURE, { routes, exported, noticeWords });
