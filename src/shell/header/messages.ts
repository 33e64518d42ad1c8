export const headerWords = {
  mainMenu: 'Hauptmenü',
  search: 'Suche',
  openMenu: 'Menü',
  mobileMenu: 'Mobilmenü',
};
