export const headerWords = {
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü',
  mobileMenu: 'Mobilmenü',
};
