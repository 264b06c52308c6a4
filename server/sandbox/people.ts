export const renewing = ['70000001120', '70000001201', '70000001392', '70000001473'];

/** Documents of customers who can migrate without a quiz. */
export const migrating = ['80000001139', '80000001210', '80000001309', '80000001481'];

/** Documents of customers who can migrate after a quiz. */
export const migratingByQuiz = ['81000001156', '81000001237', '81000001318', '81000001407'];

/** Documents that are refused and may request a review. */
const refused = ['93541134780', '93541134860', '93541134941'];

/** Test documents for each verdict; all others are approved. */
export const sandboxVerdicts: ReadonlyMap<string, 'quiz' | 'rejected'> = new Map([
  ['11144477735', 'quiz'],
  ...migratingByQuiz.map((cpf) => [cpf, 'quiz'] as const),
  ...refused.map((cpf) => [cpf, 'rejected'] as const),
]);
