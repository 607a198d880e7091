import { createContext } from 'react';

/** Asks for the password; whether it was given. */
export type ConfirmPassword = () => Promise<boolean>;

export const StepUpContext = createContext<ConfirmPassword>(async () => false);
