let applications = 0;

/** Number of applications in this run: a list that was loaded at another count is outdated. */
export const applicationCount = {
  get value(): number {
    return applications;
  },
  increment(): void {
    applications += 1;
  },
};
