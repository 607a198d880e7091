export * from './contract.ts';
export * from './feature.ts';
