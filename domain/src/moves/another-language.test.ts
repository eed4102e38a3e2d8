import { describe, expect, it } from 'vitest'
import { isInAnotherLanguage } from './another-language.ts'

describe('English', () => {
  it.each([
    'Could you put me through to Herr Müller, please?',
    'Is Señora Quispe in today?',
    'Señora Quispe?',
    'Did you see it on the Tagesschau?',
    'I spoke with Herr von der Heide and Frau de la Cruz.',
    'We have offices in Los Angeles, Las Vegas and Buenos Aires.',
    'It has a certain je ne sais quoi, as they say.',
    'He said ich kann nicht mehr and hung up.',
    'That is a fait accompli, c’est la vie.',
    'Her name is Иван, I think.',
    'We sell it in 東京 and in Osaka.',
    'Die hat, was man will: no, so an am.',
    'Pro rata, per diem, et cetera.',
    'Okay.',
    'Uh, no.',
    'kubernetes terraform ansible grafana prometheus loki',
    'x = 5',
    '',
  ])('is none of them, whatever names are in it: %s', (text) => {
    expect(isInAnotherLanguage(text)).toBe(false)
  })
})

describe('another language', () => {
  it.each([
    ['German', 'Ich habe das leider nicht verstanden, tut mir leid.'],
    ['German', 'wie läuft das bei ihnen im moment ab'],
    ['German', 'Kannst du mir helfen?'],
    ['German', 'hast du noch fragen'],
    ['Spanish', '¿Puedes ayudarme?'],
    ['Spanish', '¿Qué es lo que más le molesta de eso?'],
    ['Spanish', 'creo que deberíamos hablar con el jefe primero'],
    ['French', "Je voudrais parler au directeur, s'il vous plaît."],
    ['French', 'Combien de personnes travaillent chez vous ?'],
    ['Italian', 'Lavoro in cucina da dodici anni, prima come lavapiatti e poi come cuoco.'],
    ['Italian', 'Buongiorno, come va la vita?'],
    ['Portuguese', 'Muito obrigada pela sua paciência.'],
    ['Portuguese', 'Você não tem tempo hoje?'],
    ['Dutch', 'Wat is er met jullie systeem gebeurd en hoe lang duurt het?'],
    ['Polish', 'Dzień dobry!'],
    ['Polish', 'Czy to jest dla pani ważne?'],
    ['Turkish', 'Merhaba, nasılsınız?'],
    ['Turkish', 'Bu sizin için çok zor mu?'],
    ['Albanian', 'Përshëndetje, si jeni sot?'],
    ['Albanian', 'Faleminderit shumë, unë jam mirë.'],
    ['Swedish', 'Hur är det att vara här?'],
    ['French', 'Bonjour !'],
    ['Russian', 'Здравствуйте, как у вас дела?'],
    ['Greek', 'Καλημέρα, τι κάνετε;'],
    ['Ukrainian', 'Так.'],
    ['Hebrew', 'שלום, מה שלומך?'],
    ['Arabic', 'كيف حالك اليوم؟'],
    ['Hindi', 'आप कैसे हैं?'],
    ['Bengali', 'আপনি কেমন আছেন?'],
    ['Tamil', 'எப்படி இருக்கிறீர்கள்?'],
    ['Thai', 'สบายดีไหม'],
    ['Georgian', 'როგორ ხარ?'],
    ['Armenian', 'Ինչպե՞ս եք:'],
    ['Amharic', 'እንዴት ነህ?'],
    ['Chinese', '你好'],
    ['Japanese', 'お元気ですか'],
    ['Korean', '어떻게 지내세요?'],
  ])('is known for it: %s, "%s"', (_, text) => {
    expect(isInAnotherLanguage(text)).toBe(true)
  })
})
