import type { How } from "./how";

export const how: How = {
  parts: [
    {
      title: "The idea",
      text: [
        "The peoples of the northern and southern plains (green, orange) hold their land. Cavalry (blue) and Settlers (brown) want to settle it, bring wagons through and build a railroad across. When the track is complete, or after twelve rounds, the side with more points wins; a tie is the Indians' (P-44).",
      ],
    },
    {
      title: "A round",
      text: [
        "Seven discs lie in a bag: four factions with cards, the Enemies (purple), the wagons, the railroad. They are drawn one by one, and whoever's disc comes out has his turn. Nobody knows who is next (P-10).",
      ],
    },
    {
      title: "A turn with cards",
      text: [
        "You hold three cards. Play one main card: it brings cubes from your Ready Box, then lets some groups move. You may play an Event before it and another after it (P-11).",
        "A group is the cubes of one place. It may split up, and leave cubes on its way; it stops where the enemy is (P-20, P-21). Instead of moving a group you may bring your casualties back (P-12).",
        "A region holds eight cubes of a side at most (P-4).",
      ],
    },
    {
      title: "Fights",
      text: [
        "Where you moved in beside opponents you fight, when all movement is over. A faction rolls one die for a single cube, two for more (P-33).",
      ],
      points: [
        ["Weapon", "The other side loses a cube (P-35)."],
        ["Blank", "You may take a cube out of the fight (P-36)."],
        ["Treaty", "On both sides it ends the fight: nobody is hit, and the weaker side moves away (P-34)."],
      ],
      after:
        "Otherwise another round follows. A single Indian cube that is attacked may first shoot from ambush (P-32).",
    },
    {
      title: "Wagons and railroad",
      text: [
        "On the white disc two wagons leave St. Louis and all roll one region west. Indians may attack those that stand without an escort; two Weapons in one round destroy one (P-39, P-40).",
        "On the black disc each railroad grows by a space for every brown cube beside its railhead, three at most. The western one has to cross the mountains first, by dice (P-41).",
      ],
    },
    {
      title: "Points",
      points: [
        ["A region", "2 for the side that controls it."],
        ["A wagon", "1 to the US side if it arrived, to the Indians if it was destroyed."],
        ["The railroad", "5 to the US side if it is complete, else to the Indians."],
        ["Custer", "2 to the Indians if he fell."],
      ],
      after: "An empty home region counts as Indian: to gain it the US side has to stand there, in greater number (P-1).",
    },
  ],
};
