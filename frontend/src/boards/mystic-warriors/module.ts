export const mysticWarriors = {};
