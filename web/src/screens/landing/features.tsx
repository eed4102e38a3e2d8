import styles from './features.module.css'

type Feature = { title: string; text: string; picture: string }

/** What the product promises. */
const FEATURES: readonly Feature[] = [
  {
    title: 'Conversation schemas',
    text: 'Create and organise them: who the person is, what they want and what they hold back.',
    picture:
      'M16 9v5m0 0c0 5-9 4-9 9m9-9v9m0-9c0 5 9 4 9 9M16 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM7 29a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm9 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm9 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  },
  {
    title: 'Voice input',
    text: 'Speak as you would in the room. It waits while you think, and stops when you interrupt.',
    picture: 'M4 13v6m6-11v16m6-20v24m6-18v12m6-8v4',
  },
  {
    title: 'Automatic evaluations',
    text: 'A grade right after the call. Every point of it leads to the moment it was given for.',
    picture: 'M4 28V6a2 2 0 0 1 2-2h20a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H12l-8 6Zm7-15 4 4 7-8',
  },
  {
    title: 'Progress tracking',
    text: 'What you have got better at over weeks, skill by skill, and what to practise next.',
    picture: 'M4 25c6 0 6-8 12-8s6-11 12-11M4 29h24',
  },
  {
    title: 'Analytics',
    text: 'Where a whole team gets stuck, counted over calls that were handed in.',
    picture: 'M5 27V17m7 10V8m8 19V13m7 14V4M3 30h26',
  },
  {
    title: 'Assigning conversations',
    text: 'Give a conversation to a team member or a group, and see who has practised it.',
    picture:
      'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM3 28c0-6 4-9 9-9 2 0 3.5.4 5 1.2M20 24h9m-4-4 4 4-4 4',
  },
]

export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features-title">
      <h2 id="features-title">What it does</h2>
      <ul className={styles.grid}>
        {FEATURES.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  )
}

function FeatureCard({ title, text, picture }: Feature) {
  return (
    <li className={styles.card}>
      <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
        <path className={styles.picture} d={picture} />
      </svg>
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
