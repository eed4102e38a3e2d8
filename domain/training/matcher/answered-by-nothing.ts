/**
 * What people say to anybody, and no text about a persona answers. No corpus of questions about a text holds it,
 * and without it the weekend is taken for last Tuesday.
 */
export const ANSWERED_BY_NOTHING = `
How was your weekend?
How was your day?
How are you doing today?
How is it going?
How was your journey here?
Did you find us all right?
Did you have a good week?
Do you want a coffee?
Would you like some water?
Is this a good time?
Can you hear me?
Are you still there?
Is it all right if I take notes?
Shall I tell you how it works?
Shall we start?
Does that make sense?
Does that sound fair?
How does that sound?
What do you think of that?
What do you think?
What do you make of that?
What do you mean?
What do you mean by that?
What did you say?
Could you say that again?
Can you repeat that?
Really?
Is that so?
Is that right?
Why do you say that?
Why do you think that is?
Do you have any questions for me?
Is there anything you would like to ask me?
Would you like to see it?
Would you be interested in that?
Can I show you something?
Can I send you an offer?
Shall we meet next week?
Would Thursday at ten suit you?
Could we talk again tomorrow?
May I ask you something?
What would you say to that?
Have you thought about it?
Do you agree?
Do you believe me?
Are you sure?
Do you like the weather?
What is the weather like?
Did you see the game last night?
What is your favourite film?
What did you have for lunch?
Do you like music?
Have you got any plans for tonight?
Tell me about a mistake that you made.
Tell me about a conflict that you solved.
What is your greatest weakness?
How did they react?
How did he react?
What did she say to that?
And then?
What else?
What happened then?
Are you a robot?
Are you serious?
What is the capital of France?
Can you tell me a joke?
Who do you think will win the election?
`
  .trim()
  .split('\n')
