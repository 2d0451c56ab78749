import type { How } from "./how";

export const how: How = {
  parts: [
    {
      title: "The idea",
      text: [
        "Two sides, Whites and Indians, fight with cards from one deck of 84. Each has 20 Blood Chips. If you have none left when a turn ends, you have lost; if both have none left, the side with the higher number wins; a number can be below zero (IW-13).",
      ],
    },
    {
      title: "Whose card is it?",
      text: [
        "Most cards are for either side. Some are for one side alone and say so under their name, e.g. “Firepower · Whites”: you can't use those of the other side, only exchange them (IW-6).",
      ],
    },
    {
      title: "First, improve your hand",
      text: [
        "Each turn you draw seven cards. Special cards that draw others are played now (IW-3). Once a turn you may throw away up to four cards and draw as many: choose all of them before you see what you get for them (IW-4).",
      ],
    },
    {
      title: "Then three contests",
      text: [
        "Initiative, Combatants, Firepower, in this order. In each, both lay cards of that kind in secret, as many as they like, and show them together (IW-1). The lower total loses a chip, or two if none of that side's cards counted; a tie costs nobody anything (IW-10).",
        "Fort, Wagon Train, Camp and Village can be laid only if you lost Initiative this turn (IW-7). A card that may be laid in two contests stays on the table after the first, and may count again in the second (IW-9).",
      ],
    },
    {
      title: "Then the blow",
      text: [
        "Whoever won Initiative and more contests than the other may play Aftermath cards, each for one chip of the enemy (IW-11). Camp and Village in the Whites' hand, Wagon Train in the Indians', can be played so too (IW-8). But each such card lets the victim draw one card more next turn (IW-2).",
        "At the end all cards in hand and on the table are thrown away. Nothing can be saved up: what you can use, use.",
      ],
    },
    {
      title: "To begin well",
      text: [
        "Aftermath cards are worth most, but can't be played without Initiative. If your Initiative is weak, it may be better to exchange the Aftermath cards, to lay a single card so that you lose one chip and not two, and to use your Fort or Camp.",
      ],
    },
  ],
};
