/** The persona, silent: its half of the mark, in its colour. */
export function PersonaForm() {
  return (
    <svg viewBox="22 16 40 40" fill="var(--persona)" aria-hidden="true">
      <path d="M42 16a20 20 0 0 0 0 40h15a5 5 0 0 0 5-5V36a20 20 0 0 0-20-20z" />
    </svg>
  )
}
