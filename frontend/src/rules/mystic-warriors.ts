import type { How } from "./how";

export const how: How = {
  parts: [
    {
      title: "The idea",
      text: [
        "You are a young warrior who wants to be known for his deeds. Raids bring Eagle Feathers; the first with 28 has his Warbonnet and wins at once (MW-4). All draw from one deck.",
      ],
    },
    {
      title: "A turn",
      points: [
        ["Medicine", "Draw a card; if you then hold more than nine, discard down to nine (MW-1)."],
        ["Raid", "Go on one raid, if you have the cards and want to."],
        ["Hunt", "If you didn't raid, take one action. You may also play one Luck card."],
      ],
    },
    {
      title: "Raids",
      text: ["A raid costs cards by their type, whatever their names. Every raid wants one Tribe card, and:"],
      points: [
        ["Horse Raid", "1 Spirit, 1 Weapon, 1 Dress, 2 Approach; 7 cards are flipped."],
        ["War Party", "1 Spirit, 2 Weapon, 2 Dress, 1 Approach; 8 are flipped."],
        ["Revenge Raid", "2 Spirit, 2 Weapon, 1 Dress, 2 Approach; 9 are flipped."],
        ["Pipeholder Raid", "2 Spirit, 2 Weapon, 2 Dress, 2 Approach; 10 are flipped. Only for those who have ten feathers (MW-3)."],
      ],
      after:
        "Cards are flipped from the top of the deck, and each Coup among them is a feather for you. Of the 137 cards 21 are Coups, so a raid usually brings one or two.",
    },
    {
      title: "Actions of the hunt",
      points: [
        ["Hunt or Trade card", "Draw two for a Hunt card; for a Trade card draw three and discard two (MW-6)."],
        ["Tribal Gathering", "Discard a Tribe card and another, draw two (MW-7)."],
        ["Small game", "Draw one."],
        ["Trade", "You offer another player cards, he answers with some of his, and you take that or leave it (MW-9)."],
        ["Omen", "Discard a Spirit card and look at the next ten cards of the deck (MW-8)."],
      ],
    },
    {
      title: "Luck",
      text: ["Once a turn in the Hunt Phase you may play a Luck card against somebody: he discards two cards of his choice (MW-10)."],
    },
    {
      title: "To begin well",
      text: [
        "Spirit and Tribe cards are wanted by every raid. A Coup card in your hand does nothing: it is the first to go (MW-11). An Omen tells whether the deck is rich in Coups; so does the discard pile, which all may look through (MW-14).",
      ],
    },
  ],
};
