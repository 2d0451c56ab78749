import type { How } from "./how";

export const how: How = {
  parts: [
    {
      title: "The idea",
      text: [
        "Two sides, Whites and Indians, fight with cards from one deck of 84. Each has 20 Blood Chips. If you have none left when a turn ends, you have lost; if that is true of both, whoever has more left, or owes fewer, wins (IW-13).",
      ],
    },
    {
      title: "Whose card is it?",
      text: [
        "Most cards serve either side. Some are for the Whites alone (US), some for the Indians alone (RM): those of the other side you can only hold or exchange (IW-6).",
      ],
    },
    {
      title: "First, better your hand",
      text: [
        "Each turn you draw seven cards. Cards that read “Draw 2 Cards in RP” are played now and bring more (IW-3). Once a turn you may throw away up to four cards and draw as many: choose all of them before you see what comes (IW-4).",
      ],
    },
    {
      title: "Then three contests",
      text: [
        "Initiative, Combatants, Firepower, in this order. In each, both lay cards of that kind in secret, as many as they like, and show them together (IW-1). The lower total loses a chip, or two if none of that side's cards counted; a tie costs nobody anything (IW-10).",
        "Fort, Wagon Train, Camp and Village can be laid only if you lost Initiative this turn (IW-7). A card “for A & B” may stay on the table and count a second time (IW-9).",
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
        "Aftermath cards are worth most, and are dead without Initiative. If your Initiative is weak, it may be better to exchange the Aftermath cards, to lay a single card so that you lose one chip and not two, and to use your Fort or Camp.",
      ],
    },
  ],
};
