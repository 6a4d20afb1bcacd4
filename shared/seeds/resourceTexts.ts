/**
 * The texts of the sample resources, by their ids. An empty line starts a new block, `## ` a heading and `- ` a list item.
 * The texts of films are their transcripts. All of it is general, and says when to ask a professional.
 */
export const resourceTexts: Readonly<Record<number, string>> = {
  1: `Arthritis makes joints sore and stiff. Many people live well with it. Small changes each day can help.

## What may ease stiff joints
- Move a little, often. Short walks and gentle stretches keep joints loose.
- Warm up first. A warm shower or heat pack can ease a stiff morning.
- Use bigger grips. Thick pens, jar openers and lever taps are kinder to sore hands.
- Rest between jobs. Sit down to peel vegetables or fold the washing.

## When to see your doctor
See your doctor when a joint is hot, red or badly swollen, when pain keeps you awake, or when you need pain tablets most days. Ask your pharmacist before you take a new medicine.`,
  2: `Hello, and welcome. Today we do four gentle moves. You need a strong kitchen chair against a wall, and shoes that do not slip. Stop if anything hurts or you feel dizzy.

One. Sit tall on the chair. Stand up slowly, then sit down slowly. Do this five times.

Two. Stand behind the chair and hold on. Lift your heels, then lower them. Do this ten times.

Three. Keep holding on. Lift one knee, put it down, then lift the other. Do this ten times.

Four. Stand with one foot just in front of the other. Hold the chair and count to ten. Then swap feet.

Well done. People aged 65 and over do well with about 30 minutes of activity on most days. You can split it: 10 minutes, three times. If you have been unwell or have had a fall, ask your doctor first.`,
  3: `Some vaccines are free in Australia once you reach a certain age. They protect you from illnesses that can be serious later in life.

## What is free, and when
- Flu: every year from age 65.
- Shingles: two doses from age 65.
- Pneumococcal, which helps protect from pneumonia: from age 70.

Aboriginal and Torres Strait Islander people can have some of these earlier. Ask your doctor or health worker.

## Where to go
Your doctor, many pharmacists and some councils give vaccines. The vaccine is free, but there may be a fee for the visit. Ask when you book.

Before you have a vaccine, say what pills you take. Say if you are ill, or allergic to anything.`,
  4: `Many people feel low or lonely at times. It can follow a loss, an illness or a move. It is not a weakness, and it can get better.

## Small steps that help
- Tell one person how you really are.
- Go outside each day, even for ten minutes.
- Keep one regular thing in your week, such as a class or a phone call.
- Look after your sleep, and go easy on alcohol.

## When to get help
See your doctor when you have felt low for two weeks or more, or have stopped enjoying things. You can also talk to somebody now, day or night:

- Lifeline: 13 11 14
- Beyond Blue: 1300 22 4636

If you or somebody else is in danger, call 000.`,
  5: `Hello. Good food does not have to cost a lot. Here are five ideas for this week.

One. Buy what is in season. Frozen vegetables are just as good for you, and nothing goes to waste.

Two. Use eggs, beans, lentils and tinned fish. They are cheap and keep you strong.

Three. Cook once and eat twice. Make a pot of soup and freeze some for a busy day.

Four. Look at the price for each kilo on the shelf label. The big pack is not always cheaper.

Five. Eat with others when you can. A shared meal tastes better.

Are you losing weight without trying? Is it hard to swallow? Does an illness change what you may eat? Then talk to your doctor or a dietitian.`,
  6: `Call Triple Zero (000) in an emergency. The call is free from any phone in Australia.

## Call 000 when
- somebody is badly hurt or needs medical help at once
- a life or property is in danger
- you have just seen a serious accident or crime.

Chest pain, trouble breathing, a face that droops, an arm that goes weak and words that slur are reasons to call at once.

## What to say
- Police, fire or ambulance.
- Where you are: the street, the number and the nearest cross street.
- What has happened.

Stay on the line and answer the questions. Do not hang up until you are told to. If you cannot speak English well, say which language you speak.`,
  7: `Hello. Sleep changes as we get older. Many people wake more often, and that can be quite normal. Here is what can help.

Get up at the same time each day, also after a bad night. Go outside in the morning: daylight sets your body clock.

Be active during the day. Keep naps short, and not late in the afternoon.

In the evening, have your last tea or coffee early. Dim the lights. Do something quiet.

If you cannot sleep, get up. Sit somewhere calm, and go back to bed when you feel sleepy.

Talk to your doctor if you snore and stop breathing, if you are sleepy all day, or before you take sleeping tablets. They can make you unsteady.`,
  8: `Diabetes means that there is too much sugar in the blood. Short daily checks help you to stay well.

## A daily routine
- Check your blood sugar as often as your doctor or nurse has told you, and write it down.
- Take your medicines at the same times each day.
- Look at your feet, also between the toes. Use a mirror, or ask somebody to help.
- Eat regular meals, and move a little after each.

## Ask for help when
See your doctor soon when a sore on your foot does not heal, when your numbers stay high or low, or when your sight changes. Call 000 when someone with diabetes is confused, very drowsy or passes out.`,
  9: `A fall can change a lot, and many falls can be prevented.

## Make your home safer
- Take away loose mats, or tape them down.
- Put a light beside your bed, and leave one on for the way to the toilet.
- Fix a rail beside the toilet and in the shower.
- Keep the things that you use most at waist height.
- Wear shoes that fit well, with soles that grip.

## Look after yourself
Strength and balance exercises help to prevent falls. Have your eyes and your medicines checked once a year.

If you fall, rest first. When you can get up, roll on your side, kneel, and use a strong chair. If you cannot get up or are badly hurt, call 000. Tell your doctor about every fall.`,
  10: `Hot days can be dangerous for older people. The body warns you later than it used to.

## On a hot day
- Drink water often, before you feel thirsty. If your doctor limits what you drink, ask how much.
- Stay inside in the hottest hours. Close blinds and curtains.
- Use a fan or the air conditioner, or go to a cool place such as a library.
- Put a wet cloth on your neck and wrists.
- Keep medicines cool. Ask your pharmacist how.

In extreme heat, check on an older friend or neighbour twice a day.

## Know the signs
Headache, cramps, dizziness and feeling sick mean: rest, cool down and drink water. Heatstroke is an emergency. If somebody is confused, has hot dry skin or passes out, call 000.`,
};
