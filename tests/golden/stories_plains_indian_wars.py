"""The told games of Plains Indian Wars, turn by turn, with what a designer would say to them.

How a line is read is said in `telling`.
"""

from __future__ import annotations

from tests.golden.recipe import Told

WAGONS_OPEN_THE_WAY = Told(
    draws={
        "npt": (
            "Red Cloud, Roman Nose, Gall, Greasy Grass, Bozeman Trail War, Crazy Horse,"
            " Fetterman Fight, Ghost Dance"
        ),
        "spt": "Satanta, Lozen, Little Mountain, Quanah Parker, Adobe Walls, Geronimo",
        "cavalry": (
            "Fort Leavenworth, Custer, Crow Scouts, Fort Riley, Gatling Guns, Pack Trains,"
            " Fort Sill, Winter Campaign"
        ),
        "settlers": (
            "Civil War Vets, Land Grants, Track Crews, Homesteaders, Overland Stage, Pony Express,"
            " Prospectors, Chinese Railroad Workers"
        ),
    },
    turns=(
        # Both peoples strengthen the east. Custer lies in the Cavalry's opening hand: NPT names N11, where a
        # lone cube lies in ambush, and he and all of his are lost.
        "start: place:N5:1 place:N4:1 place:N8:1 place:S5:2 place:S4:1 place:N11:3 ambush"
        " | green:WW blue:BB green:W blue:B",
        # Round 1. The first two wagons set out.
        "wagons: trail:oregon trail:santa-fe",
        # Brown takes two blue cubes along to N5; the others go to S5 alone. A green cube slips away by its
        # Blank, and a treaty in S5 lets the stronger Settlers send the orange cubes off. Two spaces of track.
        "settlers: play:civil-war-vets transfer:2 activate:st-louis take:brown:4 take:blue:2 step:N5"
        " take:brown:4 go step:S5 done fight:N5 stay retreat:green:N8 fight:S5 relocate:S12 play:land-grants"
        " | green:WB blue:WT brown:BB orange:TB brown:TW",
        # NPT strikes back in N5. Brown loses one more where it and blue are equal, one flees to St. Louis,
        # and a treaty moves the rest. The wagon in N5 has lost its escort: a hit isn't enough, two are.
        # Roman Nose comes after the main card, and so stays in force.
        "npt: play:red-cloud place:N4:4 activate:N4 take:green:5 step:N5 done lose:brown"
        " retreat:brown:st-louis relocate:S5 raid:N5:oregon roll play:roman-nose place:N5:2"
        " | green:WW blue:WB brown:TB green:TB blue:TW green:WB brown:W green:WW brown:B",
        # Four brown cubes are beside the railhead, and one space is all that Roman Nose lets them lay.
        "railroad: | brown:WB",
        # Crow Scouts before the main card: nothing is fought until blue has moved too. Blue takes S4; purple
        # comes to S12 and is sent home by a treaty.
        "cavalry: play:crow-scouts place:NE5:1 place:SE5:1 activate:SE5 take:purple:2 step:S12"
        " play:fort-leavenworth transfer:1 activate:st-louis take:blue:4 go step:S5 step:S4 done fight:S4"
        " | orange:TB blue:WB orange:W blue:WW orange:TB purple:BT",
        "enemies: place:NE5:1 activate:NE5 take:purple:2 step:N12 no-ambush | green:W purple:WB",
        # Lozen binds S8. Its cubes ride round by S12 into S5, where their Treaties hit; no peace is made.
        "spt: play:lozen place:S8:2 play:satanta place:S7:3 activate:S8 take:orange:3 step:S12 step:S5 stop"
        " done lose:blue retreat:orange:S12"
        " | orange:TT blue:WB brown:BB orange:TB blue:TB brown:TB orange:B blue:W brown:BB",
        # Round 2. Greasy Grass: against blue every Treaty hits. Casualties come back before the
        # reinforcements, which they then are. A wagon saves itself by a treaty. The Oregon Trail is closed.
        "npt: play:greasy-grass play:gall recover place:N11:3 activate:N5 take:green:5 step:S5 done"
        " lose:brown raid:S5:santa-fe play:bozeman-trail-war"
        " | green:TT blue:B brown:WB green:WT blue:B green:TB brown:T",
        "wagons: trail:mormon trail:santa-fe",
        # The wagon in N5 makes that empty region nobody's, and so opens the way to N12. In S7 a treaty
        # between equals sends the attackers back to S4, though nobody holds it any more.
        "cavalry: play:gatling-guns play:fort-riley transfer:0 activate:st-louis take:blue:1 take:brown:1"
        " step:N5 step:N12 stop done activate:S4 take:blue:3 step:S7"
        " | orange:WT blue:WWB orange:TB blue:WTB",
        "settlers: play:overland-stage trail:santa-fe play:track-crews activate:st-louis take:brown:3"
        " step:N5 step:N4 ambush | green:B green:B brown:WB",
        # The Enemies bring their casualty back in place of a move.
        "enemies: place:NE3:1 recover",
        "railroad: | brown:TW",
        # Nine Indian cubes in S5: one goes back. The wagons run from the attackers by their Blanks.
        "spt: play:adobe-walls play:little-mountain place:S7:4 activate:S7 take:orange:5 step:S4 done"
        " activate:S12 take:orange:5 step:S5 shed:orange raid:S4:santa-fe raid:S7:santa-fe break-off"
        " | orange:WWB blue:WB orange:BB brown:B orange:W brown:T",
        # Round 3. A strike from N12 on N11; Pack Trains move one more group after the main card.
        "cavalry: play:winter-campaign strike:N11 play:fort-sill transfer:1 play:pack-trains"
        " activate:st-louis take:blue:2 step:N5 step:N4 | blue:WWB",
        # In N12 purple fights beside blue, and brown stands by. The last blue cube dies, purple gives way,
        # and the hit that is still owed is lost: nobody is left in that fight. Then brown has to fight.
        "npt: play:crazy-horse place:N11:3 activate:N11 take:green:5 step:N12 done beside:purple lose:blue"
        " retreat:purple:NE5 play:fetterman-fight | green:WW blue:B purple:B green:WB brown:B",
        "enemies: place:SE1:1 activate:SE1 take:purple:2 step:S1",
        # Three successes for two mountain spaces: one space of the Central Pacific comes on top.
        "settlers: play:pony-express play:homesteaders transfer:4 play:chinese-railroad-workers | brown:WTT",
        "wagons: trail:oregon trail:california",
        "railroad:",
        # Green and orange strike from S5 together, and leave for Mexico together.
        "spt: play:quanah-parker play:geronimo name:S5 | green:WB orange:TB",
    ),
)

BY_RAIL_WITH_THE_CAVALRYS_LEAVE = Told(
    draws={
        "npt": (
            "Bozeman Trail War, Grandmother's Land, Ghost Dance, Rain-in-the-Face, Little Wolf,"
            " Two Moons, Dull Knife"
        ),
        "spt": "Victorio, Black Kettle, Palo Duro Refuge, Big Tree, Wagon Train Raid, Tall Bull",
        "cavalry": (
            "Fort Leavenworth, Buffalo Soldiers, Fort Riley, Fort Davis, Crow Scouts, Pack Trains,"
            " Fort Union, Custer, Fort Sill"
        ),
        "settlers": (
            "Civil War Vets, Land Grants, Buffalo Hunters, Prospectors, Circle the Wagons, Exodusters,"
            " Sodbusters, Overland Stage"
        ),
    },
    turns=(
        "start: place:N1:3 place:S10:3",
        # Round 1. The Settlers ask the Cavalry for two cubes, and get them for N5; S5 they take alone.
        "settlers: play:civil-war-vets transfer:0 activate:st-louis ask:blue:2 agree take:brown:5"
        " take:blue:2 step:N5 take:brown:5 step:S5 fight:N5 no-ambush fight:S5 no-ambush play:land-grants"
        " | green:B blue:WW brown:BB orange:B brown:WB",
        "railroad: | brown:BB",
        # NPT holds three Events, so one stands in; another one is played after it.
        "npt: stand-in:ghost-dance activate:N10 take:green:1 step:NE4 done play:bozeman-trail-war"
        " | green:W purple:B",
        # A lone orange cube attacks, and its Blank takes it to Mexico. Black Kettle closes S4.
        "spt: play:victorio place:S10:2 activate:S12 take:orange:1 step:SE5 done retreat:orange:mexico"
        " play:black-kettle name:S4 | orange:B purple:B",
        # S4 isn't among the ways out of S5, and the Settlers lend nothing. An ambush costs a cube.
        "cavalry: play:buffalo-soldiers place:S5:2 play:fort-leavenworth transfer:1 activate:S5 ask:brown:2"
        " refuse take:blue:2 step:S8 ambush | orange:W orange:B blue:W",
        "wagons: trail:california trail:mormon",
        # Purple is placed beside the green cube in NE4, and that is an attack.
        "enemies: place:NE4:1 done ambush | green:B green:B purple:W",
        # Round 2. Green cubes withdraw into Canada, and two more come there.
        "npt: play:grandmothers-land choose:a withdraw:N12:1 withdraw:N11:1 done play:rain-in-the-face"
        " place:N4:3",
        "railroad: | brown:WB",
        "wagons: trail:california trail:santa-fe",
        # Eight spaces are laid. One cube gets off in S5; the others ride on to N5 and walk into N12.
        "cavalry: play:fort-riley transfer:0 rail:union-pacific take:blue:4 via:S5 drop:blue:1 ride:N5"
        " step:N12",
        # Buffalo Hunters take a casualty of each, and are covered by the main card. With a blue cube by rail
        # into S4; then Circle the Wagons, which lies on top to the end of the round.
        "settlers: play:buffalo-hunters play:prospectors transfer:0 rail:union-pacific ask:blue:1 agree"
        " take:brown:3 take:blue:1 ride:S4 done play:circle-the-wagons | orange:T blue:W brown:BB",
        # Three cubes find refuge in S10, one of them from Mexico, and that is one too many. Green and orange
        # hunt in N4: one hit destroys a wagon whose own hit costs them a cube; another one makes a treaty.
        "spt: play:palo-duro-refuge withdraw:mexico:1 withdraw:S11:1 withdraw:S9:1 play:big-tree place:S3:3"
        " activate:S3 take:orange:4 step:N3 step:N4 stop done play:wagon-train-raid raid:N4:california"
        " raid:N4:mormon | green:BB orange:WB brown:WB green:TB orange:BB brown:BT",
        "enemies: place:NE5:1 activate:NE5 take:purple:2 step:N12",
        # Round 3. Brown joins blue and purple in N12, without an escort: the Cavalry refuses.
        "settlers: play:exodusters transfer:3 activate:N5 ask:blue:1 refuse take:brown:2 step:N12 stop done",
        # Brown fights beside blue, and purple stands by. Which of the two loses a cube, and who flees, is for
        # the Cavalry to say. After a treaty purple fights alone.
        "npt: play:two-moons place:N8:3 activate:N8 take:green:4 step:N12 done beside:brown lose:brown"
        " retreat:blue:N5 relocate:N5"
        " | green:WW blue:WB brown:BB green:TB blue:T brown:B green:WB purple:BT green:WB purple:W",
        "spt: play:tall-bull place:S7:3 activate:S7 take:orange:4 step:S8 done retreat:blue:S5"
        " | orange:TB blue:B",
        # Custer comes up when the hand is filled. A treaty saves him: he goes to the Rockies.
        "cavalry: play:fort-davis transfer:0 play:crow-scouts place:NE2:1 place:SE2:1 activate:NE2"
        " take:purple:2 step:canada place:N1:3 relocate:rockies | green:TB blue:TB",
        "railroad: | brown:WB",
        "wagons: trail:california trail:california",
        "enemies: place:NE1:1",
    ),
)

FOUR_WHO_ASK_EACH_OTHER = Told(
    draws={
        "npt": (
            "Spotted Tail, Ghost Dance, Grandmother's Land, Dull Knife, Greasy Grass, Little Wolf,"
            " Sitting Bull"
        ),
        "spt": "Wagon Train Raid, Palo Duro Refuge, Lozen, Ten Bears, Lone Wolf, Victorio",
        "cavalry": (
            "Gatling Guns, Pack Trains, Winter Campaign, Fort Laramie, Fort Kearny,"
            " Fort Abraham Lincoln, Fort Sill, Custer"
        ),
        "settlers": (
            "Overland Stage, Circle the Wagons, Buffalo Hunters, Texas Drovers, Scandinavian Farmers,"
            " Sodbusters"
        ),
    },
    turns=(
        "start: place:N9:3 place:S9:3",
        # Round 1. N9 sends out two parties; one of them leaves a cube behind on its way.
        "npt: play:spotted-tail place:N9:2 activate:N9 take:green:4 step:N7 drop:green:1 step:N8 stop"
        " take:green:2 step:NE2 done play:ghost-dance place:N4:1 place:N5:1 | green:WB purple:B",
        # The three others hold Events only, and let one stand in.
        "spt: stand-in:wagon-train-raid activate:S9 take:orange:3 step:SE2 done play:palo-duro-refuge"
        " | orange:WB purple:W",
        # Blue takes six brown cubes along; nine are too many in N5. Pack Trains add a group to S5.
        "cavalry: stand-in:winter-campaign activate:st-louis ask:brown:6 agree take:blue:3 take:brown:6"
        " step:N5 done shed:brown play:pack-trains activate:N5 take:blue:3 step:S5 ambush"
        " | green:WB blue:WB brown:WB orange:W orange:B blue:WB",
        # No wagon is on its way: Overland Stage does nothing.
        "settlers: stand-in:circle-the-wagons activate:N5 take:brown:2 step:S5 stop done play:overland-stage",
        "enemies: place:SE5:1 activate:SE5 take:purple:2 step:S12 no-ambush | orange:B purple:WB",
        "wagons: trail:santa-fe trail:oregon",
        "railroad: | brown:BB",
        # Round 2. Blue joins purple in S12; the Settlers keep their cube.
        "cavalry: play:gatling-guns play:fort-laramie transfer:1 activate:S5 ask:brown:1 refuse take:blue:2"
        " step:S12 stop done",
        "spt: play:lozen place:S3:2 play:ten-bears place:S3:2 activate:S3 take:orange:4 step:N3 stop",
        # SPT lends NPT the cube that three green ones may take along. Casualties come back as a group move.
        "npt: play:dull-knife muster place:N3:2 activate:N3 ask:orange:1 agree take:green:3 take:orange:1"
        " step:N4 step:N5 recover activate:NE2 take:green:1 step:canada | green:WW orange:B brown:BB",
        "settlers: play:buffalo-hunters play:texas-drovers transfer:0 activate:S5 take:brown:1 step:N5 done"
        " | green:BB orange:B brown:B green:TB orange:W brown:T",
        "enemies: place:SE1:1 done",
        "wagons: trail:california trail:california",
        "railroad: | brown:TB",
        # Round 3. Two purple cubes take a blue one along, and later blue takes a purple one.
        "enemies: place:SE5:1 activate:S12 take:purple:2 take:blue:1 step:S11 | orange:B blue:B purple:WB",
        "spt: play:lone-wolf place:S4:2 activate:S4 take:orange:3 step:S5 done | orange:WW brown:B",
        # Every green cube in Canada marches, and fights after the main card.
        "npt: play:grandmothers-land choose:b activate:canada take:green:1 step:NE3 play:little-wolf"
        " | green:W purple:B",
        # Custer again, in the midst of NPT's land: a treaty, and nowhere to go.
        "cavalry: play:fort-kearny transfer:0 activate:S11 take:blue:1 take:purple:1 step:SE4 stop"
        " activate:S12 take:blue:1 step:S8 ambush place:N8:3"
        " | orange:T orange:T blue:W green:TB blue:TB",
        "settlers: play:scandinavian-farmers transfer:3",
        "wagons: trail:oregon trail:mormon",
        "railroad: | brown:WW",
    ),
)

THE_RAILROAD_IS_FINISHED = Told(
    draws={
        "npt": "Red Cloud, Gall, Two Moons, Spotted Tail, Sitting Bull, Dull Knife, Little Wolf",
        "spt": "Satanta, Big Tree, Satank, Ten Bears, Quanah Parker, Tall Bull, Victorio, Lone Wolf",
        "cavalry": (
            "Fort Leavenworth, Fort Riley, Custer, Fort Kearny, Pack Trains, Fort Sill, Buffalo Soldiers,"
            " Fort Abraham Lincoln, Fort Laramie, Fort Union, Fort Ellis, Gatling Guns"
        ),
        "settlers": (
            "Civil War Vets, Homesteaders, Land Grants, Pony Express, German Colonists, Prospectors,"
            " Exodusters, Scandinavian Farmers, Overland Stage, Chinese Railroad Workers, Track Crews"
        ),
    },
    turns=(
        # The Indians keep to themselves, and see what comes of it.
        "start: place:N12:3 place:S12:3 place:N9:3 ambush | green:WW blue:BB green:W blue:B",
        # Round 1. Settlers on both sides of the line.
        "settlers: play:civil-war-vets transfer:0 activate:st-louis take:brown:5 go step:N5 take:brown:5 go"
        " step:S5 | green:B brown:WB orange:B brown:WB",
        "railroad: | brown:WT",
        "wagons: trail:oregon trail:santa-fe",
        # Purple leaves SE1, which it holds all the same.
        "enemies: place:NE2:1 activate:SE1 take:purple:1 step:SE2",
        "cavalry: play:fort-leavenworth transfer:1",
        "npt: play:red-cloud place:N10:4",
        "spt: play:satanta place:S10:3",
        # Round 2. Ahead of the railhead; the first train takes blue to N5.
        "settlers: play:pony-express play:homesteaders transfer:4 activate:N5 take:brown:4 step:N4"
        " | green:B brown:WB",
        "railroad: | brown:WT",
        "wagons: trail:oregon trail:mormon",
        "enemies: place:NE4:1",
        "cavalry: play:fort-riley transfer:1 rail:union-pacific take:blue:4 ride:N5 stop done",
        "npt: play:gall place:N9:3",
        "spt: play:big-tree place:S9:3",
        # Round 3. One success too many on the last mountain: Sacramento is open.
        "settlers: play:german-colonists transfer:4 activate:N4 take:brown:2 step:N3 done play:land-grants"
        " | green:B brown:WB",
        "railroad: | brown:WT",
        "wagons: trail:california trail:california",
        "enemies: place:canada:1",
        "cavalry: play:fort-kearny transfer:1",
        "npt: play:spotted-tail place:N8:2",
        "spt: play:ten-bears place:S8:2",
        # Round 4. The first train from the west: three get off in N1, two in S1.
        "settlers: play:prospectors transfer:3 rail:central-pacific take:brown:5 go via:N1 drop:brown:3"
        " ride:S1 | green:B brown:WB orange:B brown:WB",
        "railroad:",
        "wagons: trail:mormon trail:mormon",
        "enemies: place:mexico:1",
        "cavalry: play:buffalo-soldiers place:N5:2 play:fort-sill transfer:1",
        "npt: play:two-moons place:N7:3",
        "spt: play:quanah-parker place:S8:4",
        # Round 5.
        "settlers: play:overland-stage trail:mormon play:exodusters transfer:3 activate:N4 take:brown:2"
        " step:N3",
        "railroad:",
        "wagons: trail:mormon trail:mormon",
        "enemies: place:SE3:1",
        # Blue goes to the Rockies. Pack Trains come too late for it: it moved this turn.
        "cavalry: play:fort-abraham-lincoln transfer:1 activate:sacramento take:blue:2 go step:N1"
        " step:rockies done play:pack-trains",
        # The cube in N6 attacks a wagon, and is lost.
        "npt: play:sitting-bull recover place:N8:4 raid:N6:oregon | green:W brown:W",
        "spt: play:tall-bull place:S7:3",
        # Round 6. In SE1 stands nothing but a wagon. Purple holds it as it would an empty region, and so the
        # orange cube, with three moves, stops there.
        "spt: play:victorio recover place:S7:2 activate:S6 take:orange:1 step:SE1",
        # Of three cubes that the card brings one is left. The Rockies are left where a trail ends.
        "cavalry: play:fort-laramie transfer:0 activate:rockies take:blue:2 step:NE1 stop",
        "settlers: play:scandinavian-farmers transfer:0 activate:N1 take:brown:2 step:N2 done"
        " play:chinese-railroad-workers | green:B brown:WB",
        # Two spaces are left for the two railroads, and the Union Pacific lays first.
        "railroad:",
        # The first wagons arrive: the round is played to its end.
        "wagons: trail:mormon trail:mormon",
        # Brown without blue gives way to purple.
        "enemies: place:NE1:1 activate:NE1 take:purple:1 step:N1 retreat:brown:N2",
        "npt: play:dull-knife place:N11:2",
    ),
)

ANOTHER_EDITION = Told(
    draws={
        "npt": "Red Cloud, Gall, Two Moons",
        "spt": "Satanta, Big Tree, Satank",
        "cavalry": (
            "Broken Promises, Fort Leavenworth, Frontier Militia, Fort Laramie, Armed Escorts, Fort Riley,"
            " Custer, Veteran Troopers, Fort Ellis"
        ),
        "settlers": "Homestead Act, Civil War Vets, Homesteaders",
    },
    turns=(
        # In this edition NPT begins with no cubes on the map.
        "start: place:S5:1 place:S4:2",
        # Round 1. Homesteads in all of the north.
        "settlers: play:civil-war-vets transfer:0 activate:st-louis take:brown:4 take:blue:1 step:N5 stop"
        " done play:homestead-act",
        # The struck cube lies in ambush, and its Treaty hits.
        "cavalry: play:broken-promises strike:S5 play:fort-leavenworth transfer:1 activate:st-louis"
        " take:blue:3 step:S5 ambush | blue:WBB orange:T orange:B blue:WB",
        # NPT has no home to come to: some go to the Rockies, the others to Canada.
        "npt: play:red-cloud place:rockies:1 place:canada:3",
        "spt: play:satanta place:S8:3",
        "wagons: trail:oregon trail:mormon",
        "railroad: | brown:WB",
        "enemies: place:NE1:1",
        # Round 2. A green cube comes down from the Rockies into N1.
        "npt: play:gall place:canada:3 activate:rockies take:green:1 step:N1 | green:W brown:B",
        # The Frontier Militia isn't in S4, and its die is spent. Armed Escorts are in force, and Custer, who
        # comes up at once, doesn't cover them.
        "cavalry: play:frontier-militia play:fort-laramie transfer:0 activate:S5 take:blue:2 step:S4 done"
        " play:armed-escorts no-ambush | orange:WB blue:WW orange:B blue:W green:B blue:WB",
        "spt: play:big-tree place:S3:3",
        "settlers: play:homesteaders transfer:0",
        "wagons: trail:santa-fe trail:oregon",
        "railroad: | brown:WB",
        "enemies: place:SE1:1",
        # Round 3. A lone blue cube rolls its Blank again, and gets away by a treaty.
        "cavalry: play:veteran-troopers play:fort-ellis transfer:0 activate:st-louis take:blue:3 go step:S5"
        " stop activate:S4 take:blue:1 step:S8 reroll | orange:BB blue:B blue:W orange:TB blue:T",
        "npt: play:two-moons place:canada:3",
        "spt: play:satank place:S7:3",
        "settlers: transfer:0",
        "wagons: trail:santa-fe trail:oregon",
        "railroad: | brown:WB",
        # The edition's last round is over, and the US side is ahead.
        "enemies: place:SE2:1",
    ),
)
