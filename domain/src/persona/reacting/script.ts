/** What is said to everybody, from a sheet. */
export const isScript = (text: string): boolean =>
  /\b(?:i (?:completely |totally |fully |do )?understand your (?:frustration|anger|concerns?|situation)|your (?:call|business|opinion|feedback) is (?:very )?important|for quality purposes|as per our (?:policy|procedure)|company policy|per my last|we apologi[sz]e for (?:any|the) inconvenience|sorry for (?:any|the) inconvenience)\b/i.test(
    text,
  )
