/** The typefaces, loaded after the first paint; each browser fetches only the alphabets it shows. */
import '@fontsource-variable/noto-sans/index.css';
import '@fontsource-variable/noto-serif/index.css';
import '@fontsource/noto-serif-display/600.css';
import '@fontsource/noto-serif-display/700.css';
