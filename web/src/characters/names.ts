/**
 * What computer players are called: six of each trade, so that no two at a table share a name. Names are the same in
 * every language.
 */
const NAMES: Readonly<Record<string, string>> = {
  apprentice: 'Nabil Samir Karim Zaid Anas Bakr',
  trader: 'Idris Faruq Hamza Rashid Munir Said',
  mason: 'Yusuf Ibrahim Bilal Musa Daud Isa',
  gardener: 'Zahra Layla Yasmin Nura Amina Warda',
  banker: 'Lubna Mariam Safiya Rahma Aziza Hind',
  architect: 'Aixa Fatima Wallada Subh Butayna Itimad',
  vizier: 'Hisham Jafar Nasr Ghalib Marwan Ridwan',
  master: 'Abdallah Sulayman Ismail Harun Tashfin Maslama',
};

/** The name of the `nth` of a trade, counted from 0; null for a player from elsewhere, who has only what it is called. */
export function nameOf(level: string, nth: number): string | null {
  const names = NAMES[level]?.split(' ');
  return names?.[nth % names.length] ?? null;
}
