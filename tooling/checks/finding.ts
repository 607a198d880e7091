/** Something that must not be so: where it is, which rule it breaks and why there is such a rule. */
export type Finding = { where: string; rule: string; why: string };
