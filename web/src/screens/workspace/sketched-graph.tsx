import styles from './sketched-graph.module.css'

/** What will be here, as a sketch: turns of both voices, and the ways between them. */
export function SketchedGraph() {
  return (
    <svg className={styles.graph} viewBox="0 0 480 300" aria-hidden="true">
      <g className={styles.ways}>
        <path d="M112 60 C160 60 160 60 196 60" />
        <path d="M284 60 C330 60 320 120 364 120" />
        <path d="M240 84 C240 130 196 130 196 166" />
        <path d="M364 142 C300 142 290 190 284 190" />
        <path d="M152 190 C120 190 116 244 116 244" />
        <path d="M284 196 C330 196 320 250 364 250" />
      </g>
      <g className={styles.learner}>
        <rect x="24" y="36" width="88" height="48" rx="16" />
        <rect x="364" y="98" width="92" height="48" rx="16" />
        <rect x="72" y="228" width="88" height="48" rx="16" />
      </g>
      <g className={styles.persona}>
        <rect x="196" y="36" width="88" height="48" rx="16" />
        <rect x="152" y="166" width="132" height="48" rx="16" />
        <rect x="364" y="228" width="92" height="48" rx="16" />
      </g>
      <g className={styles.lines}>
        <path d="M42 54h48M42 66h30" />
        <path d="M214 54h52M214 66h34" />
        <path d="M382 116h54M382 128h36" />
        <path d="M170 184h92M170 196h60" />
        <path d="M90 246h50M90 258h28" />
        <path d="M382 246h52M382 258h40" />
      </g>
    </svg>
  )
}
