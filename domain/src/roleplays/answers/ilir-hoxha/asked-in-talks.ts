import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What people asked in talks, and nobody had written an answer to. */
export const askedInTalks: WrittenAnswer[] = [
  {
    asked: [
      'Did you tell the driver off?',
      'Did you say anything to the driver who was late?',
      'Did you have a word with the driver of your tram?',
      'Did you complain to the driver because the tram was late?',
      'Were you cross with the driver for being late?',
      'Did the driver get a telling-off from you?',
    ],
    says: [
      "No, no. You don't do that to a colleague. I only looked at my watch.",
      "I didn't say a word. But he saw my face when I got on.",
      "Not me. It's never the driver, it's what stands in front of him.",
    ],
  },
  {
    asked: [
      'What do you think Teuta would say about the raki, if she did say something?',
      'If your wife said something about the bottle, what would it be?',
      'What would Teuta say about the drinking, if she spoke?',
      'What is Teuta not saying about the raki?',
      'What do you think your wife wants to say about the bottle?',
      'What would you hear from Teuta if she talked about the raki?',
    ],
    says: [
      "That this isn't sleep. She'd say it softly, and I'd have no answer.",
      '"Ilir, who\'s that glass for?" I think I hear it already, when she moves the bottle.',
      'Only my name, I think. She can put a lot into it.',
    ],
  },
  {
    asked: [
      'Who empties the bucket under the roof?',
      'Whose job is the bucket when it rains in?',
      'Whose bucket is it?',
      'Who looks after the bucket in the corner?',
      'Does somebody get up to empty the bucket?',
    ],
    says: [
      'Me, every few hours when it rains. Who else is up at that hour?',
      "That's my job. I know by the sound when it's full.",
    ],
  },
  {
    asked: [
      'Would you write down how many glasses you drink?',
      'Would you be willing to write down each evening how much raki it is?',
      'Would you keep a note each morning of how many hours you slept and how much you drank?',
      'Are you willing to write it down, just the sleep and the glasses, until next week?',
      'Could you note down the raki every evening without changing anything?',
      'Could you keep a little diary of the drinking?',
      'Can you count your glasses for a week and bring me the numbers?',
    ],
    says: [
      "All right. I'll write it honestly, or it's no use.",
      'I can do that. A number is easier than a talk.',
      'Yes. At the back of the timetable, where nobody looks.',
    ],
  },
  {
    asked: [
      'After a fright like that the body stays on guard, does that fit with how it is for you?',
      'The body rings the alarm even when nothing is there, does that make sense to you?',
      'Does it make sense to you that your body is still on alert?',
      'Do you recognise yourself in that, a body that stays on guard?',
      'Your body is still waiting for the next fright, does that sound right to you?',
      "Does that fit for you, that the alarm in the body doesn't switch off?",
    ],
    says: [
      "Yes, that fits. On the tram we'd call it a faulty sensor.",
      "It makes sense. So it's the alarm that is broken, not the driver.",
      'It does, yes. Nobody has put it like that, they gave me a leaflet.',
    ],
  },
  {
    asked: [
      'Shall we make the sleep the thing we work on together?',
      'Shall we work on your sleep together, next to the form?',
      'Shall we make a whole night our goal?',
      'How about we work on one good night first?',
      'Would it be all right if we started with the sleep?',
      'Can we take the nights as our first job together?',
    ],
    says: [
      "Yes. The form and a night, then we've got two things.",
      'All right. If that works, the rest is easier.',
      "Good, let's do that. As long as it isn't only breathing.",
    ],
  },
  {
    asked: [
      'What you say stays between us unless someone is at risk, is that okay?',
      'Everything you tell me here is confidential unless somebody is in danger, all right?',
      "What we talk about stays in this room unless I'm worried about someone's safety, is that okay for you?",
      'I keep what you say to myself unless someone could get hurt, is that all right?',
      "Nothing goes to your manager unless there's a risk to somebody, are you okay with that?",
      'This is confidential, with one exception, if someone is at risk. Is that okay?',
    ],
    says: [
      "Yes, that's clear. It's good to know it before one starts.",
      "Okay. That I understand, on the tram it's safety first as well.",
      'All right. Then I know where the line goes.',
    ],
  },
  {
    asked: [
      'Have you tried anything to help you sleep?',
      'What have you tried for the sleep so far?',
      "Is there anything you've done to sleep better?",
      'What have you done to get a better night?',
      'Which tricks have you tried for falling asleep?',
      'Have you tried any home remedies for sleeping?',
    ],
    says: [
      'All sorts. Camomile, the window open, the radio very low. I know all the night programmes now.',
      "A few things. Teuta put lavender under my pillow. So now I'm awake in a garden.",
      'A hot bath, and dinner at five. It helps until three.',
    ],
  },
  {
    asked: [
      'Do your hands go cold at other stops as well?',
      'Does it happen at other stops, too, with your hands?',
      'Is it only at Castle Square that your hands go cold?',
      "So it's only Castle Square, no other stop?",
      'Are there other stops where your hands go cold?',
      'Do you get the cold hands anywhere else on the line?',
    ],
    says: [
      "Only there. Two stops later they're mine again.",
      'Nowhere else. The hill, the station, the snow, all no problem. Only that one stop.',
    ],
  },
  {
    asked: [
      "Do you ever feel you're about to lose control of the tram?",
      'Are you ever afraid of losing control in the cab?',
      'Could you lose control of the tram, do you think?',
      'Have you ever felt the tram slip away from you?',
      'Do you think you might lose control while driving?',
      'Are you worried that the tram might get away from you?',
    ],
    says: [
      "No. The tram does what I say. It's the other things that don't.",
      "The tram I've got in hand, always. If I hadn't, I'd stop and ring control.",
    ],
  },
  {
    asked: [
      "Why do you tell your manager you're fine when you're not?",
      "Why do you say yes when Graham asks if you're all right?",
      "Why don't you tell Graham the truth when he asks how you are?",
      "What makes you say you're fine to your manager?",
      "Why do you let your manager think that you're all right?",
      "Why can't you say to Graham that you're not okay?",
    ],
    says: [
      "He asks it in the doorway. That's not a place for a long answer.",
      'Because he has a rota to fill. If I say no, he has a hole and I have an office.',
      "It's quicker. And he looks so glad when I say it.",
    ],
  },
  {
    asked: [
      'What happens in you when you see Lira with her phone near a road?',
      'What do you feel when you see Lira looking at her phone in the street?',
      'How is it for you to see your daughter on her phone at the kerb?',
      'What goes on in you when Lira walks along with her phone?',
      "What does it do to you when Lira doesn't look up from her phone outside?",
      'How do you react inside when Lira crosses the road with her phone in her hand?',
    ],
    says: [
      'My right foot brakes. On the pavement, in my good shoes.',
      "I go quiet, and everything gets very slow. Then she's across, and she hasn't noticed a thing.",
      'I want to shout, and I say, bag, gloves, see you later.',
    ],
  },
  {
    asked: [
      'In what way are the girls careful with you?',
      'How do you notice that the girls are careful with you?',
      'What do you mean, the girls are careful with you?',
      'How are they careful with you, the girls?',
      "What do the girls do when they're being careful with you?",
      'Can you give me an example of the girls being careful with you?',
    ],
    says: [
      "They ask if it's a good moment. For a glass of juice.",
      'In small things. They look at my face first, and then they talk.',
      "They whisper, and the doors close very softly. It's like living in a library.",
    ],
  },
  {
    asked: [
      'What did you sing in the car?',
      'Which songs did you and Era sing in the car?',
      'What did you and the girls sing when you drove?',
      'What was your song in the car with Era?',
      'What kind of songs did you sing together in the car?',
      'Did you sing along to the radio in the car, you and Era?',
    ],
    says: [
      'Whatever was on the radio. Era knew the words, and I knew when to hum.',
      'The radio, all of it, even the adverts. Era sang the high bits.',
    ],
  },
  {
    asked: [
      'What do you like about driving a tram?',
      'What do you like most about driving trams?',
      "What's the best thing about driving a tram?",
      'What is nice about driving a tram?',
      'What do you enjoy about being a tram driver?',
      "What's the beauty of driving a tram, for you?",
    ],
    says: [
      'The first round, in the dark. The whole city is yours, and it has its lights on.',
      "That you bring everybody where they have to be. And they don't notice you.",
      "The rails. You always know where you're going, that's not given to everyone.",
    ],
  },
  {
    asked: [
      'What do you mean, everybody who is not on the tram?',
      'Who do you mean by everybody who is not on it?',
      'Who are the people who are not on the tram?',
      "Which people do you mean, the ones who aren't on the tram?",
      'Who is it outside that makes tram driving hard?',
    ],
    says: [
      'The people outside. Cars, bikes, dogs, everybody with a phone. They all think I can go round them.',
      "Everything that crosses in front of me. My passengers sit still, the others don't.",
    ],
  },
  {
    asked: [
      'What do you have for breakfast?',
      'What do you eat before the early shift?',
      'What do you have for breakfast at that hour?',
      'Do you have breakfast before you go to work?',
      'Do you eat something so early in the morning?',
      'So is it just tea in the morning, or do you eat something?',
    ],
    says: [
      'Coffee, and bread with white cheese. Standing up, so that no chair scrapes.',
      "Bread and a few olives, and a coffee. At that hour one doesn't cook.",
      'A piece of bread with coffee. Something warm I have later, in the canteen.',
    ],
  },
  {
    asked: [
      'Does Teuta like her job in the school kitchen?',
      'Does your wife enjoy working in the school kitchen?',
      'How does Teuta like cooking for so many children?',
      'Is Teuta happy with her work?',
      'How long has Teuta worked in the school kitchen?',
      "What's it like for your wife, cooking for three hundred?",
    ],
    says: [
      "She loves it. Many years now, and she still knows who doesn't eat peas.",
      "She's happy there, since Era was a baby. Three hundred children, and they all call her miss.",
    ],
  },
  {
    asked: [
      'What does Era draw?',
      'What does Era like to draw?',
      "What are Era's drawings of?",
      'What does your little one draw all the time?',
      'Which animals does Era draw?',
      'What sort of pictures does Era make?',
    ],
    says: [
      "Horses. Horses with long eyelashes, on everything that's paper.",
      'Horses, mostly. My timetable has six of them, at the terminus.',
    ],
  },
  {
    asked: [
      'Does Era ride horses, or does she just draw them?',
      'Does Era ride?',
      'Does she ride, or just draw the horses?',
      'Has Era ever sat on a horse?',
      'Does your little one have riding lessons?',
      'Would Era like to learn to ride?',
    ],
    says: [
      'Only on paper. Once she sat on a donkey at the seaside, and that was a horse to her.',
      "No, no. She draws them, that's enough. Riding costs more than pencils.",
    ],
  },
  {
    asked: [
      'Since when are the girls so quiet around you?',
      'When did Era get quiet with you?',
      'When did it get so quiet at home?',
      'How long have the girls been quiet around you?',
      'When did you notice that the girls went quiet?',
      'Since when is it quiet at your house?',
    ],
    says: [
      'A few weeks. One day I noticed that nobody fought over the bathroom.',
      'Since autumn, I think. It came slowly, so nobody said anything.',
      "Some weeks now. I can't tell you the day, it wasn't a loud thing.",
    ],
  },
  {
    asked: [
      'Do you still have family in Albania?',
      'Do you have family there still, in Albania?',
      'Who from your family still lives in Shkodër?',
      'Is your family still in Albania?',
      'Have you got relatives back home?',
      'Who did you leave behind in Albania?',
    ],
    says: [
      'My parents, in Shkodër. And more cousins than chairs.',
      'My mother and my father, and aunts in every street. I ring on Sundays.',
    ],
  },
  {
    asked: [
      'Do you go to the matches?',
      'Do you go to see Wednesday play?',
      'Do you ever go to the stadium?',
      'Do you go to football matches?',
      'Have you got a season ticket for Wednesday?',
      'When did you last go to a football match?',
    ],
    says: [
      'Not this season. From the garden I hear if they score, so mostly I hear nothing.',
      "Now and then, before the autumn. It's round the corner, and it's too loud for me at the moment.",
    ],
  },
  {
    asked: [
      'What was the last thing you fixed?',
      'What did you repair last?',
      "What's the last thing you mended at home?",
      'What have you mended most recently?',
      'Which thing in the house did you fix last?',
      'What was your last repair job?',
    ],
    says: [
      'The gate. It used to squeak, and now nobody hears me come home.',
      "The garden gate. It wasn't very broken.",
    ],
  },
  {
    asked: [
      'What did Lira try to cook?',
      'What was it that Lira cooked?',
      'What happened when Lira tried to cook?',
      'What did Lira make for dinner that time?',
      "How did Lira's cooking turn out?",
      'What did Lira burn?',
    ],
    says: [
      'Rice. It came out black, and she said it was meant to be.',
      'Rice, it was black all through. We ate it with a lot of yoghurt.',
    ],
  },
  {
    asked: [
      'What do you and Teuta do together when you have an evening off?',
      'What do you do with your wife when you have time for each other?',
      'What do you and Teuta like to do together?',
      'When do you and your wife do something just for the two of you?',
      'Do you and Teuta go out sometimes?',
      'Do you and your wife still have evenings for yourselves?',
    ],
    says: [
      "We walk round the block, when it's dry. She talks, and I carry the key.",
      'Not much, these weeks. We used to go for a coffee on Saturdays and look at people.',
    ],
  },
  {
    asked: [
      'Why do you watch the news without the sound?',
      'Do you turn the sound off because of the girls sleeping?',
      'Without the sound, because of the girls?',
      'Why is the television on without sound?',
      "What's the point of the news without sound?",
      'Do you leave the sound off so that nobody wakes up?',
    ],
    says: [
      'A bit because of the girls. And so that I hear the house.',
      'The girls sleep, yes. And the world is easier when it moves its lips only.',
    ],
  },
  {
    asked: [
      'How do you get to work in the morning?',
      'How do you get to the depot so early?',
      'Do you drive to work?',
      'What do you take to work at five in the morning?',
      'Is there a bus that early, to get to the depot?',
      'How do you travel to the depot?',
    ],
    says: [
      'With the night bus, at five. The driver and I, we only nod.',
      "By bus, there's one at five. I like it, somebody else is in front.",
    ],
  },
  {
    asked: [
      'Do you work at weekends?',
      'Do you have to drive on Saturdays and Sundays?',
      'Which days do you have off?',
      'Do you ever work on a Sunday?',
      'Do you have your weekends free?',
      'When are your days off?',
    ],
    says: [
      'Monday to Friday, for now, so the weekends are free. On full shifts it was every second one.',
      "At the moment I've got the weekends free. That's the friendly half of half shifts.",
    ],
  },
  {
    asked: [
      'When is your next shift?',
      'When do you drive again?',
      'Are you driving tomorrow?',
      'Do you have an early shift tomorrow?',
      'Are you on duty tomorrow morning?',
      'When do you have to be back at work?',
    ],
    says: [
      'Tomorrow, half past five. As always.',
      'Tomorrow morning. The alarm is set already, not that I need it.',
    ],
  },
  {
    asked: [
      'Do you get a break on your shift?',
      'What do you do in your break?',
      'Do you have time for a coffee between the rounds?',
      'Where do you have your break?',
      'How long is your break at work?',
      'Is there a break on the early shift?',
    ],
    says: [
      "A short one, in the canteen. Coffee, somebody's newspaper, and back.",
      "Twenty minutes. I take my coffee and stand outside, there one doesn't have to talk.",
    ],
  },
  {
    asked: [
      'What do people leave behind on the tram?',
      'What do people forget on the tram?',
      "What's the strangest thing somebody left on the tram?",
      'Do you find lost things on the tram?',
      'What ends up in lost property?',
      'Do people leave a lot of things on the tram?',
    ],
    says: [
      'Umbrellas, always umbrellas. Once a set of teeth, and nobody came for it.',
      'Everything. Gloves, a wedding cake once. Steve has a shelf for each.',
    ],
  },
  {
    asked: [
      'Do you get drunk people on the tram?',
      'How do you deal with drunk passengers?',
      'Do you get trouble on the tram at night?',
      'Do you have difficult passengers?',
      'Are people ever aggressive on the tram?',
      'What do you do when a passenger makes trouble?',
    ],
    says: [
      'Now and then, on the late shifts. I stay polite and ring control, and mostly they get off.',
      'Sometimes. I leave the doors open a bit longer, then the cold does the work.',
    ],
  },
  {
    asked: [
      'What do you like about Sheffield?',
      'Do you like Sheffield?',
      'How do you like living in Sheffield?',
      "What's the best thing about Sheffield, for you?",
      'What do you think of this city?',
      'Is Sheffield a good place to live?',
    ],
    says: [
      'I like it. Seven hills, and people who say love to a stranger.',
      "It's good here. It's big, and it behaves like a village. And the moor is at the door.",
    ],
  },
  {
    asked: [
      'Do you read books?',
      'Do you like reading?',
      'What are you reading at the moment?',
      'Are you a reader?',
      'What kind of books do you like?',
      'When did you last read a book?',
    ],
    says: [
      "Not much. History, when I do, a page and then I'm in it with my eyes shut.",
      "Timetables, and Era's books. The last one had a bear in it.",
    ],
  },
  {
    asked: [
      'What films do you like?',
      'Do you watch films?',
      'Which series do you watch?',
      "What's your favourite film?",
      'Do you and your family watch films together?',
      'What do you like to watch?',
    ],
    says: [
      'Old westerns. Nobody has a phone, and everybody looks up.',
      "Something with mountains. Lira chooses, usually, and then it's people who kiss in a school.",
    ],
  },
  {
    asked: [
      'Do you use your phone a lot?',
      'Are you on social media?',
      'How much are you on your own phone?',
      'Are you often on your phone yourself?',
      'What do you use your phone for?',
    ],
    says: [
      "Very little. I ring Shkodër with it and take pictures of tomatoes, that's about all.",
      "Hardly. It rings, I answer. I'm not on any of those things.",
    ],
  },
  {
    asked: [
      'How do you get on with your neighbours?',
      'Do you know your neighbours?',
      'What are your neighbours like?',
      'Are the people next door friendly?',
      'Do you have nice neighbours?',
      'Do you talk to your neighbours?',
    ],
    says: [
      'Well. They get tomatoes in August, and I get their parcels all year.',
      'Nice people. We talk over the fence, about the bins and the cat.',
    ],
  },
  {
    asked: [
      'How do your two girls get on with each other?',
      'Do Lira and Era get on?',
      'Do the girls fight a lot?',
      'Are your daughters close to each other?',
      'Do your girls argue?',
      'Is Lira a good big sister?',
    ],
    says: [
      "Like sisters. Lira shuts the door, and five minutes later she plaits Era's hair.",
      "They're close. They used to fight all day, and nobody else was allowed to say a word against the other.",
    ],
  },
  {
    asked: [
      'What does Lira do in her free time?',
      'What does Lira like doing?',
      'What is Lira interested in?',
      'Does Lira have any hobbies?',
      'What is your older daughter into?',
      "What are Lira's interests?",
    ],
    says: [
      "Her phone, her friends, animals. She reads about dogs that we don't have.",
      "Animals, and talking to friends behind a closed door. For more than that I don't have the password.",
    ],
  },
  {
    asked: [
      'Will you do something nice for yourself this week?',
      'What could you do for yourself this week?',
      'Be good to yourself tonight, will you?',
      'Can you plan one nice thing for yourself?',
      'What nice thing are you going to do for yourself today?',
      'Will you take it easy this evening?',
    ],
    says: [
      "I'll try. An hour in the tunnel, with the radio, that would be nice.",
      "Perhaps a walk along the river, the long way. That's already a lot for me.",
    ],
  },
  {
    asked: [
      'Do you have plans for the weekend?',
      'What are you doing this weekend?',
      'Have you got anything planned for the weekend?',
      "What's on at the weekend for you and the family?",
      'Are you doing anything nice this weekend?',
      'What will you do on Saturday?',
    ],
    says: [
      'Nothing big. Byrek on Sunday, and Shkodër on the phone.',
      "If it's dry, we go up to the moor. If it's not, I clean the tunnel.",
    ],
  },
  {
    asked: [
      'What would be so bad about people being kind to you?',
      'What bothers you about the drivers being kind to you?',
      "Why don't you want the other drivers to be kind to you?",
      "What's wrong with your colleagues being kind?",
      'What would it be like if they were kind to you at the depot?',
      'Why is it a problem when people are kind to you?',
    ],
    says: [
      "They'd be careful with me.",
      "They'd handle me. You're careful with a thing that's cracked.",
      "Then I'd have to be the one it happened to. Every morning, from the first coffee.",
    ],
  },
  {
    asked: [
      'How are the half shifts going for you?',
      'How are you getting on with the half shifts?',
      'How do you find the half shifts?',
      'What are the half shifts like for you?',
      'How is it going on half shifts?',
      'How has it been for you, doing half shifts?',
    ],
    says: [
      "They go. They're short.",
      "I'm home before I'm properly awake, and the other half is missing in the bank.",
      'Half of everything. The driving is all right, and then I hand over and feel sent home.',
    ],
  },
  {
    asked: [
      'What would you have picked, if it was up to you?',
      'If nobody had sent you here, what would you have done instead?',
      'What would you have chosen for yourself, instead of coming here?',
      'If it had been your choice, what would you have done?',
      "What would you have done if they'd left it up to you?",
      'Left to yourself, what would you have picked instead of counselling?',
    ],
    says: [
      'Full shifts, from the first day.',
      "I'd have gone back to work. That's what I know how to do.",
    ],
  },
  {
    asked: [
      'What would you rather not have in the room?',
      "What is it that you'd rather not have in the room with us?",
      'What would you rather leave outside this room?',
      "Is there something you don't want to bring into this room?",
      'What would you prefer not to talk about in here?',
      'What would you rather we left outside the door today?',
    ],
    says: [
      "My family. They weren't on the tram.",
      'Home, for now. I came about the tram, the rest can wait outside.',
    ],
  },
  {
    asked: [
      'Where would you like things to be with your family by the end of our six sessions?',
      'How would you like things to be at home after these six weeks?',
      "What would you like to be different with your family when we've finished here?",
      'Where do you want to be with your wife and the girls when the sessions are over?',
      "What would you hope for at home by the time we're done?",
      'If these sessions go well, how will things be with your family?',
    ],
    says: [
      "As it was before. That's all.",
      'Noisier. A bit of fighting over the bathroom, and me telling them to hurry up.',
    ],
  },
  {
    asked: [
      'What would be useful for you today?',
      'What would be useful for you to talk about?',
      'How would you like to use our time today?',
      'How would you like to use the fifty minutes?',
      'What would be helpful for you to look at today?',
      'Where would it be useful for us to begin?',
    ],
    says: [
      "I don't know what people use it for. You ask, and I'll answer.",
      "I'm not sure. I thought you'd have a list.",
    ],
  },
  {
    asked: [
      'Do you ever wonder what the silence cost your father?',
      'Is there a part of you that wonders what it cost your father to say nothing?',
      'What do you think it cost your father, never talking about it?',
      'Do you think your father paid a price for keeping quiet?',
      'What might all that silence have done to your father?',
      'Did it cost your father something, keeping it all to himself for thirty years?',
    ],
    says: [
      "I don't know. He never said.",
      "I couldn't tell you. One didn't see it on him, and that was the whole skill.",
    ],
  },
  {
    asked: [
      'Was it one of your colleagues driving the tram you came on?',
      'Did you know the driver on the way here?',
      'Did you know who was driving your tram today?',
      'Was it somebody you know, driving you here?',
      'Was it a colleague of yours at the controls today?',
      'Did one of your workmates bring you here?',
    ],
    says: ['Yes, I know him. I know them all.', "A colleague, yes. We nodded, that's all."],
  },
]
