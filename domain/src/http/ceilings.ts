/** How many a person can have; of more, those not used for longest are forgotten. */
export const SESSIONS_MAX = 100;
export const DEVICES_MAX = 50;
