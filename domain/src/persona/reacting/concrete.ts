/** A day, a time, or something that somebody does by then. */
export const isConcrete = (text: string): boolean =>
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|overnight|right (?:now|away)|straight away|immediately|at once|same time|next (?:week|month|time|shift)|this (?:week|morning|afternoon|evening|month)|by (?:the end|noon|then)|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?::\d\d)?\s?(?:am|pm|o'clock)|(?:at|until|till|from|before|after|half past|past) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midnight|bed|christmas|lunch|dinner|work)|in (?:an hour|a (?:week|month|fortnight)|two|three|four|six|\d+) ?(?:hours|days|weeks)?|end of (?:the )?(?:day|week|month)|within|every (?:day|week|evening|morning|night)|once a)\b/i.test(
    text,
  )
