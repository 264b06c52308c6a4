/** The demo's languages; the first is the default. */
export const demoLanguages = ['en', 'es'] as const;

export const demoPlans = ['annual', 'monthly', 'weekly'] as const;

type DemoPlan = (typeof demoPlans)[number];

/** All texts of the starter demo in one language. */
export interface DemoWords {
  name: string;
  skip: string;
  navigation: string;
  loading: string;
  error: string;
  withoutScript: string;
  /** What happens to typed data. */
  privacy: string;
  actions: Readonly<
    Record<
      | 'about'
      | 'again'
      | 'back'
      | 'cancel'
      | 'choose'
      | 'confirm'
      | 'go'
      | 'home'
      | 'language'
      | 'theme'
      | 'toConfirm',
      string
    >
  >;
  home: {
    title: string;
    eyebrow: string;
    greeting: string;
    offer: string;
    sounds: readonly { name: string; text: string }[];
    cancelled: string;
  };
  person: {
    title: string;
    name: string;
    email: string;
    refusals: Readonly<Record<'name' | 'email', string>>;
  };
  plans: {
    title: string;
    text: string;
    legend: string;
    missing: string;
    each: Readonly<Record<DemoPlan, { name: string; text: string }>>;
  };
  confirm: { title: string; text: string; rows: Readonly<Record<'name' | 'email' | 'plan', string>> };
  thanks: { title: string; to: (name: string) => string; text: string; plan: (plan: string) => string };
  hi: {
    title: string;
    /** Without a name until hydration. */
    to: (name: string) => string;
    text: string;
    formTitle: string;
    formText: string;
    label: string;
    missing: string;
  };
  about: { title: string; texts: readonly string[] };
  notFound: { title: string; text: string };
  notLoaded: { title: string; text: string };
}
