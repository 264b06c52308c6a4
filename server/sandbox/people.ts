/** Customers who renew. */
export const renewing = ['70000001120', '70000001201', '70000001392', '70000001473'];

/** Customers who migrate, approved without a quiz. */
export const migrating = ['80000001139', '80000001210', '80000001309', '80000001481'];

/** Customers who migrate and are asked the quiz. */
export const migratingByQuiz = ['81000001156', '81000001237', '81000001318', '81000001407'];

/** Whoever gives one of these is refused, and may ask for a person's look. */
const refused = ['93541134780', '93541134860', '93541134941'];

/** Tax ids that show each outcome of the identity analysis; every other one is approved. */
export const sandboxVerdicts: ReadonlyMap<string, 'quiz' | 'rejected'> = new Map([
  ['11144477735', 'quiz'],
  ...migratingByQuiz.map((cpf) => [cpf, 'quiz'] as const),
  ...refused.map((cpf) => [cpf, 'rejected'] as const),
]);
