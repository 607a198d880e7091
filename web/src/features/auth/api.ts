import * as contract from '@qrigin/domain/auth';
import type { z } from 'zod';
import { call } from '../../http/call.ts';

type Body<E extends { body: z.ZodType }> = z.input<E['body']>;

export const signUp = (body: Body<typeof contract.signUp>) => call(contract.signUp, { body });

/** A token, or a ticket to come back with when two-factor authentication is on. */
export const signIn = (body: Body<typeof contract.signIn>) => call(contract.signIn, { body });

export const sendCode = (email: string) => call(contract.sendCode, { query: { email } });
export const forgotPassword = (email: string) => call(contract.forgotPassword, { query: { email } });
export const verifyOtp = (email: string, otp: string) => call(contract.verifyOtp, { query: { email, otp } });

export const resetPassword = (token: string, password: string) =>
  call(contract.changePassword, { body: { password }, token });

export const renewToken = () => call(contract.renewToken, {});

export const handOver = (token: string) => call(contract.handOver, { body: { token } });
