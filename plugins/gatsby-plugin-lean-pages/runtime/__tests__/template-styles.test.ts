import { ownTemplateStyles } from '../template-styles';

test('the sheets of all templates count as loaded, and nothing is requested for them', () => {
  window.___chunkMapping = '/a.1f.css /b.2e.css';
  ownTemplateStyles(window);
  const links = [...document.querySelectorAll('link[rel="stylesheet"]')];
  expect(links.map((link) => link.getAttribute('data-href'))).toEqual(['/a.1f.css', '/b.2e.css']);
  expect(links.some((link) => link.hasAttribute('href'))).toBe(false);
});

test('without the list, whose script has failed to load, Gatsby finds an empty one', () => {
  delete window.___chunkMapping;
  ownTemplateStyles(window);
  expect(window.___chunkMapping).toBe('');
});
